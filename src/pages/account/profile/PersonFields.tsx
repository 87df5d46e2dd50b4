import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ProfileField, profileFaultsOf } from '../../../../rules/account/profileForm.ts';
import { isCompletePhone } from '../../../../rules/people/phone.ts';
import { personFaultText, personInputs } from '../../../components/inputs/personInputs.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import { fieldText } from '../../../text/fields.ts';
import type { ProfileProps } from './profileProps.ts';

/** The text fields; read-only ones can still be read and copied. */
export function PersonFields({ snapshot, send }: ProfileProps) {
  const { fields, problem } = snapshot.context;
  // a number is only doubted once it is typed
  const [typesPhone, setTypesPhone] = useState(false);
  const errors = snapshot.matches({ editing: 'incomplete' }) ? profileFaultsOf(snapshot.context) : {};
  const bind = (field: ProfileField) => {
    const error = errors[field];
    return {
      name: field,
      value: fields[field],
      onChange: (value: string) => send({ type: 'field.change', field, value }),
      error: error ? personFaultText[error] : problem?.fields[field],
      readOnly: snapshot.matches('readOnly'),
      disabled: snapshot.hasTag('busy'),
    };
  };
  const phone = bind('phone');
  const isDoubtful = phone.value.trim() !== '' && !isCompletePhone(phone.value);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Typography variant="h3" component="h2" sx={{ gridColumn: '1 / -1' }}>
        {text.personHeading}
      </Typography>
      <TextInput {...personInputs.name} {...bind('name')} />
      <TextInput {...personInputs.last_name} {...bind('last_name')} />
      <TextInput {...personInputs.email} {...bind('email')} />
      <TextInput
        {...personInputs.phone}
        {...phone}
        onChange={(value) => {
          setTypesPhone(true);
          phone.onChange(value);
        }}
        onBlur={() => setTypesPhone(false)}
        warning={isDoubtful && !typesPhone ? fieldText.phoneWarning : ''}
      />
      <TextInput {...personInputs.office_name} {...bind('office_name')} />
    </Box>
  );
}
