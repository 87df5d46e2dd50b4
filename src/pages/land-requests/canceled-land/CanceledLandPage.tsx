import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Cancelled requests. */
export default function CanceledLandPage() {
  return <LandRequestListPage list="lands/deleted" kind="canceled" columns="plain" />;
}
