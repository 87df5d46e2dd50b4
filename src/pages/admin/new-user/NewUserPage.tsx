import { ConsultantListPage } from '../consultants/ConsultantListPage.tsx';

/** Consultants awaiting approval (specification, section 2). */
export default function NewUserPage() {
  return <ConsultantListPage list="users/new" kind="new" />;
}
