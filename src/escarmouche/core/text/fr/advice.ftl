## Un conseil du robot : pourquoi

advice-score-more = Cela rapporte des points.
advice-score-less = Mais cela coûte des points.
advice-near-more = Cela vous rapproche de ce qui fait gagner.
advice-near-less = Mais cela éloigne de ce qui fait gagner.
advice-deny-more = Cela écarte les autres de ce qui fait gagner.
advice-deny-less = Mais cela laisse les autres plus près de ce qui fait gagner.
advice-own-more = Cela renforce les vôtres.
advice-own-less = Mais cela coûte de la santé ou des forces aux vôtres.
advice-harm-more = Cela leur fait mal.
advice-harm-less = Mais cela les laisse se remettre.
advice-lives-more = Cela fait pencher les pertes de votre côté.
advice-lives-less = Mais des vôtres y risquent leur vie.
advice-safe-more = C’est plus sûr pour vous.
advice-safe-less = Mais cela vous expose.
advice-threat-more = Cela les menace.
advice-threat-less = Mais cela lâche une menace.
advice-blades-more = Votre Corps à Corps s’en trouve mieux.
advice-blades-less = Mais le Corps à Corps tourne contre vous.
advice-shots-more = Vos tirs y gagnent, ou les leurs y perdent.
advice-shots-less = Mais vos tirs y perdent, ou les leurs y gagnent.
advice-hidden-more = Votre discrétion est bien employée.
advice-hidden-less = Mais vous y perdez en discrétion.
advice-cards-more = Cela garde des cartes pour la suite.
advice-cards-less = Mais cela coûte des cartes.
advice-nerve-more = Leur moral en souffre plus que le vôtre.
advice-nerve-less = Mais votre moral en souffre.
