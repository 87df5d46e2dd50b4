/**
 * The look of a button that cannot be used just now, but may hold the focus: one that is disabled
 * under a press loses it.
 */
export const ariaDisabled = {
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
} as const;
