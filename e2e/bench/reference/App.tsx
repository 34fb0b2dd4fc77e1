import { useState } from 'react';

/**
 * The yardstick of the benchmark: a results page as plain as React allows. It is rendered on the server and hydrated,
 * one script, inline styles, one large picture. Times of our pages are quoted as ratios to this one in the same run.
 */
export function App() {
  const [text, setText] = useState('');
  const shown = HOMES.filter((home) => home.name.toLowerCase().includes(text.toLowerCase()));
  return (
    <main>
      <h1>Homes by the lake</h1>
      <img src="/hero.jpg" width="412" height="232" alt="" fetchPriority="high" />
      <input type="search" aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <ul>
        {shown.map((home) => (
          <Card key={home.id} home={home} />
        ))}
      </ul>
    </main>
  );
}

type Home = {
  id: number;
  name: string;
  town: string;
  price: number;
  rating: number;
  reviews: number;
  bedrooms: number;
};

const HOMES: readonly Home[] = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: `Lake house ${id} with a terrace`,
  town: ['Tahoe City', 'Truckee', 'Homewood', 'Kings Beach'][id % 4] ?? '',
  price: 160 + ((id * 37) % 340),
  rating: 4 + (id % 10) / 10,
  reviews: 12 + id * 3,
  bedrooms: 1 + (id % 4),
}));

function Card({ home }: { home: Home }) {
  const [saved, setSaved] = useState(false);
  return (
    <li>
      <div className="picture" style={{ background: `hsl(${home.id * 17} 40% 70%)` }} />
      <h3>
        <a href={`/homes/${home.id}`}>{home.name}</a>
      </h3>
      <p>
        {home.town} · {home.bedrooms} bedrooms · {home.rating.toFixed(1)} ({home.reviews})
      </p>
      <p>
        <b>${home.price}</b> a night
      </p>
      <button aria-pressed={saved} onClick={() => setSaved(!saved)}>
        {saved ? 'Saved' : 'Save'}
      </button>
    </li>
  );
}
