/** The account of the user. New users become guests without signing in. */
import { get, post } from '../net/rest';

interface Account {
  id: string;
  name: string;
  guest: boolean;
  created: number;
}

class Session {
  account = $state.raw<Account | null>(null);
  private entering: Promise<Account> | null = null;

  /** Return the account of this session, or create a guest. Only the first call sends a request. */
  enter(): Promise<Account> {
    this.entering ??= post<{ account: Account }>('/api/guest').then((answer) => (this.account = answer.account));
    this.entering.catch(() => (this.entering = null));
    return this.entering;
  }

  /** Enter again after the session has ended. */
  reenter(): Promise<Account> {
    this.entering = null;
    return this.enter();
  }

  async rename(name: string): Promise<void> {
    this.account = (await post<{ account: Account }>('/api/me/name', { name })).account;
  }

  async register(name: string, password: string): Promise<void> {
    this.account = (await post<{ account: Account }>('/api/register', { name, password })).account;
  }

  async login(name: string, password: string): Promise<void> {
    this.account = (await post<{ account: Account }>('/api/login', { name, password })).account;
  }

  /** Change the password; all other sessions end. */
  async changePassword(old: string, changed: string): Promise<void> {
    this.account = (await post<{ account: Account }>('/api/me/password', { old, new: changed })).account;
  }

  /** Set a new password with a link from a mail, and sign in. */
  async recover(link: string, password: string): Promise<void> {
    this.account = (await post<{ account: Account }>('/api/recover/finish', { link, password })).account;
  }

  /** Log out, in this browser or everywhere, and continue as a new guest. */
  async logout(everywhere: boolean): Promise<void> {
    await post(everywhere ? '/api/logout-everywhere' : '/api/logout');
    await this.reenter();
  }

  async erase(password: string): Promise<void> {
    await post('/api/me/delete', { password });
    await this.reenter();
  }

  export(): Promise<unknown> {
    return get('/api/me/export');
  }
}

export const session = new Session();
