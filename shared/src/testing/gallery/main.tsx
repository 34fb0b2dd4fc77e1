/** The page of the gallery: `npm run dev` serves it. */
import { createRoot } from 'react-dom/client';
import '@roost/shared/ui/base.css';
import { Gallery } from './Gallery.tsx';
import type { ComponentDoc } from './Gallery.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the gallery');
const bare = new URLSearchParams(window.location.search).get('bare');
if (bare !== null) document.documentElement.dataset['theme'] = bare;
document.documentElement.dataset['ready'] = '';

const answer = await fetch('/gallery/components.json');
const components = (await answer.json()) as ComponentDoc[];
createRoot(place).render(<Gallery components={components} bare={bare !== null} />);
