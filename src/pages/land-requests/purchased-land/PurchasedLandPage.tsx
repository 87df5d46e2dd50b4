import { landRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Purchased requests, with their price. */
const page = landRequestListPage({ list: 'lands/purchased', kind: 'purchased', columns: 'priced' });
export default page.Page;
export const { begin } = page;
