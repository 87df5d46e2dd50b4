/** Attributes that hold ids: React generates other ids for each element that it mounts. */
const references = /^aria-(labelledby|describedby|controls|owns|activedescendant|errormessage)$/;

/**
 * What a screen reader finds in an element: text, roles, names, states and the focus, but not what
 * is typed into a field.
 */
export function lookOf(element: Element): string {
  const parts: string[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text) parts.push(node.data.trim());
    else if (node instanceof Element && isExposed(node)) parts.push(descriptionOf(node), lookOf(node));
  }
  return parts.filter(Boolean).join('\n');
}

/**
 * What a screen reader announces by itself: alerts, status texts, alert dialogs, and what is wrong
 * with the field that has the focus.
 */
export function announcementsOf(element: Element): string[] {
  const texts = [...element.querySelectorAll('[role=alert], [role=alertdialog], [role=status], output')]
    .filter(isExposed)
    .map(lookOf);
  return [...texts, faultOf(document.activeElement)].filter(Boolean);
}

/** The description of an invalid field. */
function faultOf(field: Element | null): string {
  if (field?.ariaInvalid !== 'true') return '';
  return (field.ariaDescribedByElements ?? []).map(lookOf).join('\n');
}

function isExposed(element: Element): boolean {
  if (/^(script|style|link)$/i.test(element.tagName)) return false;
  if (element.ariaHidden === 'true' || element.hasAttribute('inert')) return false;
  // an element without a box of its own counts as invisible, but its content is shown
  return element.checkVisibility() || getComputedStyle(element).display === 'contents';
}

function descriptionOf(element: Element): string {
  const parts = [...element.attributes]
    .filter(({ name }) => /^(role|alt|title|placeholder|disabled|readonly|open|aria-.*)$/.test(name))
    .filter(({ name }) => !references.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  if (element === document.activeElement) parts.push('focused');
  if (element instanceof HTMLInputElement && element.checked) parts.push('checked');
  return [element.localName, ...parts].join(' ');
}
