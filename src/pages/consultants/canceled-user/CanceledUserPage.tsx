import { consultantListPage } from '../lists/ConsultantListPage.tsx';

/** Cancelled consultants (specification, section 2). */
const page = consultantListPage({ list: 'users/deleted', kind: 'canceled' });
export default page.Page;
export const { begin } = page;
