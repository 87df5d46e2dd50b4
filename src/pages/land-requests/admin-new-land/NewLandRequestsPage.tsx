import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Land requests that await an offer or have one (product, 2). */
export default function NewLandRequestsPage() {
  return <LandRequestListPage list="new" />;
}
