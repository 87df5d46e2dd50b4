/**
 * What another admin does meanwhile, and what the public sees: the same product over HTTP, without
 * a browser.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { components } from '../../api/schema.ts';
import { sampleLandRequest } from '../sampleLandRequest.ts';
import { type Product, signIn } from './product.ts';

type Post = components['schemas']['Post'];
type Ad = components['schemas']['Ad'];

/** A picture of one colour; two colours tell two pictures apart. */
export const picture = (background: string, name = 'gorsel.png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

export async function otherAdmin(product: Product) {
  const { id: adminId, token } = await signIn(product);
  const headers = { token: `${adminId}.${token}` };
  const call = async (method: string, path: string, fields?: Record<string, string | Blob | Blob[]>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields ?? {}))
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    const answer = await fetch(`${product.url}/api/v1/${path}`, {
      method,
      headers,
      ...(fields && { body: form }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    async addPost(title: string, content = '<p>Metin</p>'): Promise<number> {
      const { id }: { id: number } = await (await call('POST', 'blog', { title, content })).json();
      return id;
    },
    changePost: (id: number, fields: Record<string, string>) => call('PATCH', `blog/${id}`, fields),
    deletePost: (id: number) => call('DELETE', `blog/${id}`),
    async findPost(title: string): Promise<Post | undefined> {
      const answer = await call('GET', `blog?q=${encodeURIComponent(title)}`);
      const { blogs }: { blogs: Post[] } = await answer.json();
      return blogs.find((post) => post.title === title);
    },
    async addAd(title: string, colours: readonly string[] = []): Promise<number> {
      const files = await Promise.all(colours.map((colour) => picture(colour)));
      const images = files.map(({ buffer }) => new Blob([new Uint8Array(buffer)], { type: 'image/png' }));
      const { id }: { id: number } = await (await call('POST', 'lands', { ...ad, title, images })).json();
      return id;
    },
    changeAd: (id: number, fields: Record<string, string>) =>
      call('PATCH', `lands/update/${id}`, { ...ad, ...fields }),
    deleteAd: (id: number) => call('DELETE', `lands/${id}`),
    async readAd(id: number): Promise<Ad | undefined> {
      const [found]: Ad[] = await (await call('GET', `lands/detail/${id}`)).json();
      return found;
    },
    async findAd(title: string): Promise<Ad | undefined> {
      const answer = await call('GET', `lands/trink?q=${encodeURIComponent(title)}`);
      const { ads }: { ads: Ad[] } = await answer.json();
      return ads.find((one) => one.title === title);
    },
    changeUser: (id: number, fields: Record<string, string>) => call('PATCH', `users/${id}`, fields),
    /** Whether the store still serves a file. */
    serves: async (name: string) => (await fetch(`${product.url}/api/v1/users/docs/${name}`)).ok,
  };
}

/** An ad for the plot of {@link sampleLandRequest}. */
const ad = {
  il: String(sampleLandRequest.il),
  ilce: String(sampleLandRequest.ilce),
  mahalle: String(sampleLandRequest.mahalle),
  metre_kare: '612.5',
  fiyat: '3450000',
  ada: '204',
  parsel: '12',
};

/** Everything that the browser keeps, by name. */
export const keptByBrowser = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    drafts: Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
  }));
