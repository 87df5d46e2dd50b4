import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type locationCascadeMachine, pendingList } from '../../../machines/places/locationCascade.ts';
import type { Place } from '../../../rules/places/place.ts';
import { placeText as text } from '../../text/places/places.ts';
import { takeLostFocus } from '../focus/takeLostFocus.ts';
import { ErrorNotice } from '../notices/ErrorNotice.tsx';
import { SelectInput } from './SelectInput.tsx';

interface PlaceSelectsProps {
  actor: ActorRefFrom<typeof locationCascadeMachine>;
  /** The error of each select without a choice. */
  missing?: string | undefined;
  /** The server's error for a choice, by its wire field. */
  refused?: Readonly<Record<string, string>> | undefined;
}

/**
 * Province, district and neighbourhood; a choice loads the next list, a failed list has a retry.
 */
export function PlaceSelects({ actor, missing, refused }: PlaceSelectsProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { place, lists } = snapshot.context;
  const { provinces = [], districts = [], neighbourhoods = [] } = lists;
  const pending = pendingList(snapshot.context);
  const loading = snapshot.matches('loading') ? pending : undefined;
  const [retried, setRetried] = useState<typeof pending>();
  /** Gives the focus of the pressed retry button to the select whose list has arrived. */
  const focusOf = (list: typeof pending) =>
    list === retried && list !== pending ? takeLostFocus : undefined;
  const error = (field: keyof Place) => (place[field] === '' && missing) || refused?.[field];
  return (
    <>
      <SelectInput
        label={text.il}
        name="il"
        value={place.il}
        choices={provinces.map(({ id, il_adi }) => ({ value: String(id), label: il_adi }))}
        inputRef={focusOf('provinces')}
        busy={loading === 'provinces'}
        disabled={provinces.length === 0}
        error={error('il')}
        onChange={(id) => actor.send({ type: 'province.choose', id })}
      />
      <SelectInput
        label={text.ilce}
        name="ilce"
        value={place.ilce}
        choices={districts.map(({ id, ilce_adi }) => ({ value: String(id), label: ilce_adi }))}
        inputRef={focusOf('districts')}
        busy={loading === 'districts'}
        disabled={districts.length === 0}
        error={error('ilce')}
        onChange={(id) => actor.send({ type: 'district.choose', id })}
      />
      {snapshot.matches('failed') && pending ? (
        // in place of the last select, which has no choices yet: nothing below moves
        <ErrorNotice
          text={text.failed[pending]}
          onRetry={() => {
            setRetried(pending);
            actor.send({ type: 'load.retry' });
          }}
        />
      ) : (
        <SelectInput
          label={text.mahalle}
          name="mahalle"
          value={place.mahalle}
          choices={neighbourhoods.map(({ id, mahalle_adi }) => ({ value: String(id), label: mahalle_adi }))}
          inputRef={focusOf('neighbourhoods')}
          busy={loading === 'neighbourhoods'}
          disabled={neighbourhoods.length === 0}
          error={error('mahalle')}
          onChange={(id) => actor.send({ type: 'neighbourhood.choose', id })}
        />
      )}
    </>
  );
}
