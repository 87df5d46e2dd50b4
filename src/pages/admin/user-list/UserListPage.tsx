import { ConsultantListPage } from '../consultants/ConsultantListPage.tsx';

/** All consultants (specification, section 2). */
export default function UserListPage() {
  return <ConsultantListPage list="users" kind="all" />;
}
