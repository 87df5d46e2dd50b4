/** Posts and ads for the stories, made as an admin makes them, but without a browser. */
import { districtId, neighbourhoodId } from '../../server/resources/places/placeData.ts';
import { type Product, signIn } from './product.ts';

type Field = readonly [name: string, value: string | Uint8Array];

/** One sign-in for all records: a sign-in is slow on purpose, and so many a minute are refused. */
const tokens = new WeakMap<Product, Promise<string>>();
function tokenOf(product: Product): Promise<string> {
  const known = tokens.get(product);
  if (known) return known;
  const token = signIn(product).then((auth) => `${auth.id}.${auth.token}`);
  tokens.set(product, token);
  return token;
}

async function send(product: Product, path: string, fields: readonly Field[]): Promise<number> {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([new Uint8Array(value)]), 'dosya');
  }
  const headers = { token: await tokenOf(product) };
  const answer = await fetch(`${product.url}/api/v1/${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  const stored: { id: number } = await answer.json();
  return stored.id;
}

/** @returns the post's id. */
export function addPost(
  product: Product,
  post: { title: string; content?: string; meta_desc?: string; image?: Uint8Array },
): Promise<number> {
  return send(product, 'blog', [
    ['title', post.title],
    ['content', post.content ?? '<p>Metin</p>'],
    ['meta_desc', post.meta_desc ?? ''],
    ...(post.image ? [['file', post.image] as const] : []),
  ]);
}

/** @returns the ad's id. */
export function addAd(
  product: Product,
  ad: { title: string; media?: readonly Uint8Array[]; tkgm_link?: string },
): Promise<number> {
  return send(product, 'lands', [
    ['title', ad.title],
    ['il', '35'],
    ['ilce', String(districtId(35, 'Urla'))],
    ['mahalle', String(neighbourhoodId(35, 'Urla', 'Bademler Mah'))],
    ['metre_kare', '612.5'],
    ['fiyat', '3450000'],
    ['ada', '204'],
    ['parsel', '12'],
    ['tkgm_link', ad.tkgm_link ?? ''],
    ...(ad.media ?? []).map((medium) => ['images', medium] as const),
  ]);
}
