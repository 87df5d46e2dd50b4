import { paths } from '../site/paths.ts';
import { adminId } from './admin.ts';

/**
 * Where a sign-in leads: back to the page that required it, else to the panel or the ads
 * (product, 4). A consultant is not led into the panel, nor an admin to a consultant's page.
 * @param from the address of that page.
 */
export function afterSignIn(id: number, from: string | undefined): string {
  if (id === adminId) return from && isOfPanel(from) ? from : paths.admin.to();
  return from && !isOfPanel(from) ? from : paths.ads.to();
}

/** Whether only admins may open the address. */
export const isOfPanel = (address: string) => /^\/admin(?![^/?#])/i.test(address);
