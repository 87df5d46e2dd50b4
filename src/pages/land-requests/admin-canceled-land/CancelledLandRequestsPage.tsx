import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Cancelled land requests (product, 2). */
export default function CancelledLandRequestsPage() {
  return <LandRequestListPage list="cancelled" />;
}
