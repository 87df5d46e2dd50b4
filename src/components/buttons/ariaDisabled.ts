/**
 * The styles of a button with `aria-disabled`, which keeps the focus that `disabled` would lose.
 */
export const ariaDisabled = {
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
} as const;
