/** The user's friends, recent opponents, and the link by which others become friends. */
import { get, post } from '../net/rest';
import { session } from './session.svelte';

export interface Friend {
  id: string;
  name: string;
  online: boolean;
}

export interface Opponent {
  id: string;
  name: string;
  /** The last table with this person. */
  table: string;
  game: string;
}

const DAY_MS = 86_400_000;

class Friends {
  list = $state.raw<Friend[]>([]);
  recent = $state.raw<Opponent[]>([]);

  async load(): Promise<void> {
    const { friends, recent } = await get<{ friends: Friend[]; recent: Opponent[] }>('/api/me/friends');
    this.list = friends;
    this.recent = recent;
  }

  /** The user's link: the one made before in this browser while it is valid for another day, else a new one. */
  async link(): Promise<string> {
    const key = `friend-link-${session.account?.id}`;
    const [path = '', expires = '0'] = (localStorage.getItem(key) ?? '').split(' ');
    if (path && Number(expires) > Date.now() + DAY_MS) return location.origin + path;
    const made = await post<{ path: string; expires: number }>('/api/me/friend-links');
    localStorage.setItem(key, `${made.path} ${made.expires}`);
    return location.origin + made.path;
  }

  async revokeLinks(): Promise<void> {
    await post('/api/me/friend-links/revoke');
    localStorage.removeItem(`friend-link-${session.account?.id}`);
  }

  async remove(friend: Friend): Promise<void> {
    await post('/api/me/friends/remove', { id: friend.id });
    await this.load();
  }

  /** Invite a friend or opponent to a table. */
  async invite(table: string, id: string): Promise<void> {
    await post(`/api/tables/${table}/invite`, { id });
  }
}

export const friends = new Friends();
