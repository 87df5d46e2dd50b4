import { ConsultantListPage } from '../lists/ConsultantListPage.tsx';

/** Consultants awaiting approval (product, 2). */
export default function NewConsultantsPage() {
  return <ConsultantListPage list="new" />;
}
