import { AdEditor } from '../editor/AdEditor.tsx';

export default function AddLandPage() {
  return <AdEditor id={undefined} />;
}
