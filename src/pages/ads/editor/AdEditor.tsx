import Box from '@mui/material/Box';
import { useState } from 'react';
import { adEditorMachine } from '../../../../machines/ads/adEditor.ts';
import { type AdFields, adFaults, isSameAd } from '../../../../rules/ads/adFields.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { backTo } from '../../../browser/history/cameFrom.ts';
import { EditorDialogs } from '../../../components/editor/EditorDialogs.tsx';
import { EditorFrame } from '../../../components/editor/EditorFrame.tsx';
import { fieldError } from '../../../components/editor/editorProps.ts';
import { useRecordEditor } from '../../../components/editor/useRecordEditor.ts';
import { AmountInput } from '../../../components/inputs/AmountInput.tsx';
import { PlaceSelects } from '../../../components/inputs/PlaceSelects.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import { ParcelPanel } from '../../../components/records/ParcelPanel.tsx';
import { adminAdsText as text } from '../../../text/ads/adminAds.ts';
import { editorText } from '../../../text/editor/editor.ts';
import { AdPreview } from './AdPreview.tsx';
import { adComparison } from './adComparison.tsx';
import { MediaField } from './MediaField.tsx';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } };

/** Writes a new ad, or changes a stored one (product, 2). */
export function AdEditor({ id }: { id: number | undefined }) {
  const listHref = backTo(paths.adminAds.to());
  const { snapshot, send, dropDraft } = useRecordEditor(adEditorMachine, 'ad', id, listHref, text.done);
  const { fields, stored, conflict, problem } = snapshot.context;
  const { location, media } = snapshot.children;
  const faults = adFaults(fields);
  const error = (field: keyof AdFields) => fieldError<AdFields>({ snapshot }, faults, field);
  const change = (change: Partial<AdFields>) => send({ type: 'fields.change', change });
  const isNew = id === undefined;
  const [parcelChanges, setParcelChanges] = useState(0);
  return (
    <>
      <EditorFrame
        snapshot={snapshot}
        send={send}
        title={isNew ? text.newTitle : text.editTitle}
        saveLabel={isNew ? text.save : editorText.update}
        listHref={listHref}
        changed={!isSameAd(fields, stored.fields)}
        faulty={Object.keys(faults).length > 0}
        draftLack={text.media.lost}
        onLeave={dropDraft}
        publicHref={id === undefined ? undefined : paths.ad.to({ Id: id, title: stored.fields.title })}
        preview={() => <AdPreview {...fields} />}
      >
        <TextInput
          label={text.fields.title}
          name="title"
          value={fields.title}
          maxLength={200}
          onChange={(title) => change({ title })}
          error={error('title')}
        />
        <Box sx={grid}>
          <TextInput
            label={text.fields.metre_kare}
            name="metre_kare"
            value={fields.metre_kare}
            inputMode="decimal"
            maxLength={40}
            onChange={(metre_kare) => change({ metre_kare })}
            error={error('metre_kare')}
          />
          <AmountInput
            label={text.fields.fiyat}
            name="fiyat"
            digits={fields.fiyat}
            onChange={(fiyat) => change({ fiyat })}
            error={error('fiyat')}
          />
          {(['ada', 'parsel'] as const).map((name) => (
            <TextInput
              key={name}
              label={text.fields[name]}
              name={name}
              value={fields[name]}
              inputMode="numeric"
              maxLength={40}
              onChange={(typed) => change({ [name]: typed })}
              error={error(name)}
            />
          ))}
        </Box>
        <TextInput
          label={text.fields.tkgm_link}
          name="tkgm_link"
          type="url"
          optional
          value={fields.tkgm_link}
          maxLength={500}
          hint={text.linkHint}
          onChange={(typed) => change({ tkgm_link: typed.trim() })}
          error={error('tkgm_link')}
        />
        {location && (
          <Box
            sx={{ ...grid, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}
          >
            <PlaceSelects actor={location} missing={error('place')} refused={problem?.fields} />
          </Box>
        )}
        {media && (
          <MediaField
            actor={media}
            disabled={snapshot.matches({ open: 'saving' })}
            error={problem?.fields.images ?? problem?.fields.existing_images}
          />
        )}
      </EditorFrame>
      <EditorDialogs
        snapshot={snapshot}
        send={send}
        refused={(serverMessage) => ({
          text: isNew ? text.failed.create : text.failed.update,
          reason: serverMessage,
        })}
        removal={{ ...text.confirmRemoval, text: text.confirmRemoval.text(stored.fields.title) }}
        compare={adComparison}
      />
      {id !== undefined && !snapshot.matches('loading') && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ParcelPanel
            kind="ad"
            id={id}
            ada={stored.fields.ada}
            parsel={stored.fields.parsel}
            stated={squareMetres(stored.fields.metre_kare)}
            onChange={() => setParcelChanges((changes) => changes + 1)}
          />
          <HistoryPanel key={`${conflict?.stored.version} ${parcelChanges}`} kind="ad" id={id} />
        </Box>
      )}
    </>
  );
}
