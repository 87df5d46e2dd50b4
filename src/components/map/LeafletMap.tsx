import Box from '@mui/material/Box';
import {
  circleMarker,
  control,
  map as createMap,
  divIcon,
  type LatLngTuple,
  type Map as LeafletMapView,
  latLngBounds,
  marker,
  polygon,
  tileLayer,
} from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Parcel } from '../../../machines/parcels/parcelRecord.ts';
import { middleOf, partsOf } from '../../../rules/parcels/outline.ts';
import { tileSubdomains } from '../../../rules/site/mapTiles.ts';
import { mapText as text } from '../../text/map.ts';
import { PageLink } from '../links/PageLink.tsx';
import { mapStyles } from './mapStyles.ts';

/** A parcel on a map. */
export interface MapShape {
  id: number;
  outline: Parcel;
  /** Where the map leads to its page, and what the link shows and is called. */
  point?: { href: string; label: string; name: string };
}

interface LeafletMapProps {
  label: string;
  shapes: readonly MapShape[];
  tilesUrl: string | undefined;
  onTilesFailed: () => void;
}

/** Closer, most services have no images. */
const maxZoom = 19;
/** How close the map begins: a parcel with what surrounds it. */
const firstZoom = 17;
const turkey: [LatLngTuple, LatLngTuple] = [
  [36, 26],
  [42.1, 44.8],
];

/** The map itself: Leaflet with the outlines, and a link at each point. */
export default function LeafletMap({ label, shapes, tilesUrl, onTilesFailed }: LeafletMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<LeafletMapView>();
  const failTiles = useEffectEvent(onTilesFailed);
  const points = useMemo(
    () => shapes.map((shape) => ({ shape, icon: document.createElement('div') })),
    [shapes],
  );

  useEffect(() => {
    if (!element.current) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = createMap(element.current, {
      attributionControl: false,
      zoomControl: false,
      // a page scrolls by the wheel
      scrollWheelZoom: false,
      maxZoom,
      fadeAnimation: !isStill,
      zoomAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    });
    created.fitBounds(turkey, { animate: false });
    control.zoom({ zoomInTitle: text.zoomIn, zoomOutTitle: text.zoomOut }).addTo(created);
    control.scale({ imperial: false }).addTo(created);
    if (tilesUrl !== undefined) {
      tileLayer(tilesUrl, {
        maxZoom,
        subdomains: [...tileSubdomains],
        // a page whose address is a secret tells the host at most the site
        referrerPolicy: 'strict-origin',
      })
        .once('tileerror', () => failTiles())
        .addTo(created);
    }
    setView(created);
    return () => void created.remove();
  }, [tilesUrl]);

  useEffect(() => {
    if (!view) return;
    const outlines = points.map(({ shape: { outline, point } }) =>
      polygon(
        partsOf(outline).map((part) => part.map((ring) => ring.map(([lon, lat]): LatLngTuple => [lat, lon]))),
        { className: point ? 'parcel' : 'parcel own', interactive: false },
      ).addTo(view),
    );
    const markers = points.flatMap(({ shape: { outline, point }, icon }) => {
      if (!point) return [];
      const [lon, lat] = middleOf(partsOf(outline));
      // the link in the icon takes keys and presses
      const options = {
        icon: divIcon({ html: icon, iconSize: [0, 0] }),
        keyboard: false,
        interactive: false,
      };
      return [marker([lat, lon], { ...options, riseOnHover: true }).addTo(view)];
    });
    // among points far apart, a parcel alone would be too small to see
    const dots = points.flatMap(({ shape: { outline, point } }) => {
      if (point || points.length === 1) return [];
      const [lon, lat] = middleOf(partsOf(outline));
      return [
        circleMarker([lat, lon], { radius: 7, className: 'parcel own', interactive: false }).addTo(view),
      ];
    });
    const bounds = outlines.reduce((all, outline) => all.extend(outline.getBounds()), latLngBounds([]));
    if (bounds.isValid()) {
      view.fitBounds(bounds, { padding: [40, 40], maxZoom: firstZoom, animate: false });
    }
    return () => {
      for (const layer of [...outlines, ...markers, ...dots]) layer.remove();
    };
  }, [view, points]);

  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <Box ref={element} role="group" aria-label={label} sx={mapStyles} />
      {view &&
        points.map(({ shape: { id, outline, point }, icon }) => {
          if (!point) return null;
          const show = () => {
            const [lon, lat] = middleOf(partsOf(outline));
            view.panInside([lat, lon], { padding: [60, 40], animate: false });
          };
          return createPortal(
            <PageLink key={id} href={point.href} aria-label={point.name} title={point.name} onFocus={show}>
              {point.label}
            </PageLink>,
            icon,
            id,
          );
        })}
    </>
  );
}
