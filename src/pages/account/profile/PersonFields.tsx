import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ProfileField, profileFaultsOf } from '../../../../rules/account/profileForm.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import { fieldText } from '../../../text/fields.ts';
import type { ProfileProps } from './profileProps.ts';

const errorText = { missing: fieldText.required, notAnEmail: text.notAnEmail };

/** The text fields; read-only ones can still be read and copied. */
export function PersonFields({ snapshot, send }: ProfileProps) {
  const { fields, problem } = snapshot.context;
  const errors = snapshot.matches({ editing: 'incomplete' }) ? profileFaultsOf(snapshot.context) : {};
  const bind = (field: ProfileField) => {
    const error = errors[field];
    return {
      name: field,
      value: fields[field],
      onChange: (value: string) => send({ type: 'field.change', field, value }),
      error: error ? errorText[error] : problem?.fields[field],
      readOnly: snapshot.matches('readOnly'),
      disabled: snapshot.hasTag('busy'),
    };
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Typography variant="h3" component="h2" sx={{ gridColumn: '1 / -1' }}>
        {text.personHeading}
      </Typography>
      <TextInput label={text.name} {...bind('name')} autoComplete="given-name" maxLength={100} />
      <TextInput label={text.lastName} {...bind('last_name')} autoComplete="family-name" maxLength={100} />
      <TextInput label={text.email} {...bind('email')} type="email" autoComplete="email" maxLength={200} />
      <TextInput label={text.phone} {...bind('phone')} type="tel" autoComplete="tel" maxLength={40} />
      <TextInput label={text.office} {...bind('office_name')} autoComplete="organization" maxLength={200} />
    </Box>
  );
}
