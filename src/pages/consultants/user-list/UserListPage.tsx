import { consultantListPage } from '../lists/ConsultantListPage.tsx';

/** All consultants (specification, section 2). */
const page = consultantListPage({ list: 'users', kind: 'all' });
export default page.Page;
export const { begin } = page;
