import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** The land requests of every durum that the report counts (product, 10). */
export default function AllLandRequestsPage() {
  return <LandRequestListPage list="all" />;
}
