/** Who the visitor is. Everybody comes in as a guest, without being asked anything. */
import { get, post } from '../net/rest';

export interface Account {
  id: string;
  name: string;
  guest: boolean;
  created: number;
}

class Session {
  account = $state.raw<Account | null>(null);
  private coming: Promise<Account> | null = null;

  /** Come in, once; whoever is known stays who they are. */
  enter(): Promise<Account> {
    this.coming ??= post<{ account: Account }>('/api/guest').then((answer) => (this.account = answer.account));
    this.coming.catch(() => (this.coming = null));
    return this.coming;
  }

  /** Come in anew, when the session has ended. */
  again(): Promise<Account> {
    this.coming = null;
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

  /** Leave, here or everywhere, and come back as a new guest. */
  async logout(everywhere: boolean): Promise<void> {
    await post(everywhere ? '/api/logout-everywhere' : '/api/logout');
    await this.again();
  }

  async erase(password: string): Promise<void> {
    await post('/api/me/delete', { password });
    await this.again();
  }

  export(): Promise<unknown> {
    return get('/api/me/export');
  }
}

export const session = new Session();
