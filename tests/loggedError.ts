/** An error that the server has logged, for people; undefined for any other line of its output. */
export function loggedError(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { level, err, msg, route } = JSON.parse(line);
  if (level < 50) return undefined;
  const { code, message, stack } = Object(err);
  const isMissing = ['42P01', '42703'].includes(code);
  const hint = isMissing ? '\nA migration in server/database/migrations/ must add it.' : '';
  return `The server logged: ${msg} ${route ?? ''}\n${message}${hint}\n${stack}`;
}
