/** Notifications of this browser: switching them on and off, and showing one while the page is open in the background. */
import { get, post } from '../net/rest';
import { words } from '../words/words.svelte';

export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';
export type PushOutcome = 'on' | 'denied' | 'failed';

/** Set while the user wants notifications in this browser: the subscription is then renewed at every visit. */
const WANTED = 'notifications';

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/worker.js');
  return navigator.serviceWorker.ready;
}

/** The body of a request about a subscription. */
function noticeOf(subscription: PushSubscription): object {
  const keys = subscription.toJSON().keys ?? {};
  return { kind: 'push', address: subscription.endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth, language: words.language } };
}

class Push {
  state = $state<PushState>('unknown');

  /** Find out whether notifications are on in this browser. */
  async read(): Promise<void> {
    if (!supported()) this.state = 'unsupported';
    else if (Notification.permission === 'denied') this.state = 'denied';
    else this.state = localStorage.getItem(WANTED) && (await this.subscription()) ? 'on' : 'off';
  }

  private async subscription(): Promise<PushSubscription | null> {
    const known = await navigator.serviceWorker.getRegistration();
    return (await known?.pushManager.getSubscription()) ?? null;
  }

  /** Ask for permission, subscribe at the browser's push service and tell the server. */
  async enable(): Promise<PushOutcome> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.state = Notification.permission === 'denied' ? 'denied' : 'off';
      return 'denied';
    }
    const { push_key } = await get<{ push_key: string }>('/api/me/notices');
    let subscription: PushSubscription;
    try {
      const { pushManager } = await registration();
      subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(push_key) });
    } catch {
      return 'failed'; // the browser has no push service, or cannot reach it
    }
    await post('/api/me/notices', noticeOf(subscription));
    localStorage.setItem(WANTED, 'on');
    this.state = 'on';
    return 'on';
  }

  async disable(): Promise<void> {
    localStorage.removeItem(WANTED);
    const subscription = await this.subscription();
    if (subscription) {
      await post('/api/me/notices/remove', noticeOf(subscription));
      await subscription.unsubscribe();
    }
    this.state = 'off';
  }

  /** Send the subscription again: the browser may have renewed it, and another account may have signed in. */
  async renew(): Promise<void> {
    if (!supported() || !localStorage.getItem(WANTED) || Notification.permission !== 'granted') return;
    const subscription = await this.subscription();
    if (subscription) await post('/api/me/notices', noticeOf(subscription));
    else await this.enable();
  }

  /** Notify the user of a turn at a table that is open in a background tab. The same notification may come by push: it is shown once. */
  async show(table: string, title: string, text: string): Promise<void> {
    if (!supported() || Notification.permission !== 'granted' || !localStorage.getItem(WANTED)) return;
    const known = await navigator.serviceWorker.getRegistration();
    await known?.showNotification(title, { body: text, tag: table, icon: '/icon-192.png', data: { table } });
  }

  /** Remove the notification of a table that the user is looking at. */
  async clear(table: string): Promise<void> {
    if (!supported()) return;
    const known = await navigator.serviceWorker.getRegistration();
    for (const shown of (await known?.getNotifications({ tag: table })) ?? []) shown.close();
  }
}

export const push = new Push();
