import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ComponentProps, ReactNode } from 'react';

type Passed =
  | 'autoComplete'
  | 'autoFocus'
  | 'children'
  | 'disabled'
  | 'inputRef'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'select'
  | 'type';

interface FieldProps extends Pick<TextFieldProps, Passed> {
  label: string;
  /** The wire field's name. */
  name: string;
  value: string;
  /** Says what is wrong with the value. */
  error?: string | undefined;
  /**
   * Replaces the hint, but refuses nothing. Screen readers announce what appears in an element that
   * is there already: give an empty warning as long as there is nothing to say.
   */
  warning?: string | undefined;
  hint?: string | undefined;
  /** The field may be empty. */
  optional?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Makes it a multi-line field of this height. */
  rows?: number | undefined;
  /** Stands at the end of the frame. */
  endAdornment?: ReactNode;
  /** Further attributes of the native control. */
  attributes?: ComponentProps<'input'>;
}

/** MUI's text field or native select, with its visible label above and its error or hint below. */
export function Field(props: FieldProps) {
  const {
    error,
    warning,
    hint,
    optional = false,
    readOnly,
    rows,
    endAdornment,
    attributes,
    ...field
  } = props;
  const help = error || warning || hint;
  return (
    <TextField
      {...field}
      multiline={rows !== undefined}
      rows={rows}
      error={Boolean(error)}
      helperText={help || (warning === '' && <span />)}
      slotProps={{
        input: {
          readOnly,
          endAdornment,
          // the frame has no notch for it
          label: undefined,
          // a height that the page has before its scripts, and that a person can change
          ...(rows !== undefined && { inputComponent: 'textarea' }),
        },
        // machines validate, so the browser's own `required` would only add its colours
        htmlInput: {
          'aria-required': !optional,
          ...(!help && { 'aria-describedby': undefined }),
          ...(rows !== undefined && { type: undefined }),
          ...attributes,
        },
        formHelperText: {
          'aria-live': warning === undefined ? undefined : 'polite',
          className: warning && !error ? 'isWarning' : '',
        },
      }}
    />
  );
}
