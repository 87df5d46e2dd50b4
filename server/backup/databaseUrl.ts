/**
 * The address of a PostgreSQL server as its own programs take it. The password goes into the
 * environment, because other users of the machine can read a program's arguments.
 */
export function programAddress(databaseUrl: string): { url: string; environment: Record<string, string> } {
  const url = new URL(databaseUrl);
  const environment: Record<string, string> = {};
  if (url.password !== '') environment.PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  // these spellings are known to the Node client only
  const ssl = url.searchParams.get('ssl');
  url.searchParams.delete('ssl');
  if (url.searchParams.get('sslmode') === 'no-verify' || (ssl === 'true' && !url.searchParams.has('sslmode')))
    url.searchParams.set('sslmode', 'require');
  return { url: url.href, environment };
}
