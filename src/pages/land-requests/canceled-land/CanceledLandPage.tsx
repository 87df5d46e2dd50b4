import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Cancelled requests (product, 2). */
export default function CanceledLandPage() {
  return <LandRequestListPage list="lands/deleted" kind="canceled" columns="plain" />;
}
