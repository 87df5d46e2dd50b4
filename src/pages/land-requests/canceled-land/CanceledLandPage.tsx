import { landRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Cancelled requests. */
const page = landRequestListPage({ list: 'lands/deleted', kind: 'canceled', columns: 'plain' });
export default page.Page;
export const { begin } = page;
