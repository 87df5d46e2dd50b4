import { LandRequestListPage } from '../lists/LandRequestListPage.tsx';

/** Requests that await an offer or have one. */
export default function NewLandPage() {
  return <LandRequestListPage list="lands" kind="new" columns="plain" rings />;
}
