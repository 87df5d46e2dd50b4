import { ConsultantListPage } from '../lists/ConsultantListPage.tsx';

/** Cancelled consultants (product, 2). */
export default function CanceledUserPage() {
  return <ConsultantListPage list="users/deleted" kind="canceled" />;
}
