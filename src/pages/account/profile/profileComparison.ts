import { profileFields, profileFieldsOf, rebaseProfile } from '../../../../rules/account/profileForm.ts';
import type { Comparison } from '../../../components/editor/ConflictDialog.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import { fieldText } from '../../../text/fields.ts';
import { documents } from './DocumentFields.tsx';
import type { ProfileProps } from './profileProps.ts';

/**
 * `rows` are the fields in which the form differs from the stored record; `theirsOnly` those that
 * were changed elsewhere and not by the user.
 */
export function profileComparisons(snapshot: ProfileProps['snapshot']): {
  rows: Comparison[] | undefined;
  theirsOnly: Comparison[];
} {
  const { user, stored, fields, files, password } = snapshot.context;
  if (!user || !stored || !snapshot.matches({ outdated: 'comparing' })) {
    return { rows: undefined, theirsOnly: [] };
  }
  const [before, theirs] = [profileFieldsOf(user), profileFieldsOf(stored)];
  const mine = rebaseProfile(fields, stored, user);
  const rows: Comparison[] = profileFields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({ field, label: fieldText.person[field], mine: mine[field], theirs: theirs[field] }));
  const theirsOnly: Comparison[] = profileFields
    .filter((field) => fields[field] === before[field] && theirs[field] !== before[field])
    .map((field) => ({ field, label: fieldText.person[field], mine: before[field], theirs: theirs[field] }));
  for (const { field, label } of documents) {
    const file = files[field];
    const otherDocument = stored[field] !== user[field];
    const theirDocument = otherDocument ? text.outdated.otherDocument : text.outdated.storedDocument;
    if (file) rows.push({ field, label, mine: file.name, theirs: stored[field] && theirDocument });
    else if (otherDocument) theirsOnly.push({ field, label, mine: '', theirs: theirDocument });
  }
  if (password !== '') {
    const { password: label, newPassword, oldPassword } = text.outdated;
    rows.push({ field: 'password', label, mine: newPassword, theirs: oldPassword });
  }
  return { rows, theirsOnly };
}
