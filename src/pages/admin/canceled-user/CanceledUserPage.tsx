import { ConsultantListPage } from '../consultants/ConsultantListPage.tsx';

/** Cancelled consultants (specification, section 2). */
export default function CanceledUserPage() {
  return <ConsultantListPage list="users/deleted" kind="canceled" />;
}
