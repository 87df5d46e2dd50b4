import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Purchased land requests, with their price (product, 2). */
export default function PurchasedLandRequestsPage() {
  return <LandRequestListPage list="purchased" />;
}
