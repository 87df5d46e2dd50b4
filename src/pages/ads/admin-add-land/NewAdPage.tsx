import { AdEditor } from '../editor/AdEditor.tsx';

export default function NewAdPage() {
  return <AdEditor id={undefined} />;
}
