import { ConsultantListPage } from '../lists/ConsultantListPage.tsx';

/** Cancelled consultants (product, 2). */
export default function CancelledConsultantsPage() {
  return <ConsultantListPage list="cancelled" />;
}
