import { consultantListPage } from '../lists/ConsultantListPage.tsx';

/** Consultants awaiting approval (specification, section 2). */
const page = consultantListPage({ list: 'users/new', kind: 'new' });
export default page.Page;
export const { begin } = page;
