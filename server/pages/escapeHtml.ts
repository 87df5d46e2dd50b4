/** Escapes text for the content and the attributes of HTML and XML. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
