import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Product, signIn } from './product.ts';

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/**
 * An application with a PDF as tax plate and a picture as certificate, without a browser. @returns
 * the consultant's id.
 */
export async function apply(product: Product, name: string, email: string): Promise<number> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  const form = new FormData();
  const fields = {
    name,
    last_name: 'Kaya',
    phone: '(0532) 111 22 33',
    email,
    office_name: 'Kuşçular Emlak',
    office_position_id: '2',
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('tax_plate', new Blob([pdf], { type: 'application/pdf' }), 'levha.pdf');
  form.append('certificate', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'sertifika.png');
  const answer = await fetch(`${product.url}/api/v1/users`, { method: 'POST', body: form });
  if (answer.status !== 200) throw new Error(`The application was answered with ${answer.status}`);
  const list = await fetch(`${product.url}/api/v1/users?q=${encodeURIComponent(email)}`, {
    headers: await adminHeaders(product),
  });
  const [person]: { Id: number }[] = await list.json();
  if (!person) throw new Error('The applicant is in no list');
  return person.Id;
}

export async function adminHeaders(product: Product): Promise<{ token: string }> {
  const { id, token } = await signIn(product);
  return { token: `${id}.${token}` };
}

/** Gives a consultant a password, and signs in with it. @returns the headers of the session. */
export async function signInAs(product: Product, id: number, email: string): Promise<{ token: string }> {
  const password = 'Kuscular.35';
  const form = new FormData();
  form.append('password', password);
  await fetch(`${product.url}/api/v1/users/${id}`, {
    method: 'PATCH',
    body: form,
    headers: await adminHeaders(product),
  });
  const answer = await fetch(`${product.url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: createHash('md5').update(password).digest('hex') }),
  });
  const { data }: { data: { id: number; token: string } } = await answer.json();
  return { token: `${data.id}.${data.token}` };
}
