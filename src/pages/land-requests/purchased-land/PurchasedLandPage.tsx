import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Purchased requests, with their price. */
export default function PurchasedLandPage() {
  return <LandRequestListPage list="lands/purchased" kind="purchased" columns="priced" />;
}
