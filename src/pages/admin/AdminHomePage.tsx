/** Blank by the specification (section 2); the menu leads on. */
export default function AdminHomePage() {
  return null;
}
