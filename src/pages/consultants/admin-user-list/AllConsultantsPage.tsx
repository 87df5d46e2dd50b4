import { ConsultantListPage } from '../lists/ConsultantListPage.tsx';

/** All consultants (product, 2). */
export default function AllConsultantsPage() {
  return <ConsultantListPage list="all" />;
}
