import { paths } from '../site/paths.ts';
import { adminId } from './adminId.ts';

/**
 * Where a sign-in leads: back to the page that required it, else to the panel or the ads
 * (product, 4). A consultant is not led into the panel, nor an admin to a consultant's page.
 * @param destination the address of that page.
 */
export function afterSignIn(id: number, destination: string | undefined): string {
  if (id === adminId) return destination && isOfPanel(destination) ? destination : paths.admin.to();
  return destination && !isOfPanel(destination) ? destination : paths.ads.to();
}

/** Whether only admins may open the address. */
export const isOfPanel = (address: string) => /^\/admin(?![^/?#])/i.test(address);
