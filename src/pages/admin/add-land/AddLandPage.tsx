import { AdEditor } from '../ad-editor/AdEditor.tsx';

export default function AddLandPage() {
  return <AdEditor id={undefined} />;
}
