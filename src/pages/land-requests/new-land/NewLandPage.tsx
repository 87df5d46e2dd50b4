import { landRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Requests that await an offer or have one. */
const page = landRequestListPage({ list: 'lands', kind: 'new', columns: 'plain', rings: true });
export default page.Page;
export const { begin } = page;
